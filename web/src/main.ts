import { mount } from 'svelte';

import App from './App.svelte';
import './styles/tokens.css';
import './styles/page.css';

const target = document.getElementById('damrak');
if (!target) throw new Error('index.html has no #damrak');
mount(App, { target });
