/** The gallery: both tables with real views, for looking at. Only in development: `/gallery.html?game=tickets&moment=turn`. */
import { mount } from 'svelte';
import '../../styles/tokens.css';
import '../../styles/page.css';
import { speak, type Language } from '../../i18n/speech.svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
await speak((asked.get('language') as Language | null) ?? 'en');
const files = import.meta.glob<{ default: unknown }>('./*.json');
const game = asked.get('game') ?? 'tickets';
const shown = await files[`./${game}.json`]?.();
const target = document.getElementById('gallery');
if (target) mount(Gallery, { target, props: { game, shown: shown?.default, asked } });
