/** One of the game icons (CC BY 3.0), as the SVG inside a square of 512; see vite.config.ts. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
