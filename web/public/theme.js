// Before anything is drawn: the colours that were chosen at the last visit, so that nothing flashes.
document.documentElement.dataset.theme = localStorage.getItem('quadriga-theme') || 'auto';
