import { mount } from 'svelte';

import App from './App.svelte';
import { followRenewal } from './lib/renewed';
import './styles/tokens.css';
import './styles/page.css';

// A part of the page that is fetched later cannot be fetched.
window.addEventListener('vite:preloadError', () => void followRenewal());

const target = document.getElementById('damrak');
if (!target) throw new Error('index.html has no #damrak');
mount(App, { target });
