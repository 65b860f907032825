/** Shows boards without a server: positions recorded by tools/record_positions.py, at /dev/?game=antike-west&at=12. */

import { mount } from 'svelte';
import '../src/app.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
