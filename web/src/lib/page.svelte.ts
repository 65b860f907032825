/** What the page that is shown is called: for the window's title and the screen reader. */

export const page = $state({ title: '' });
