/** Finds mistakes in the client. Its layout is prettier's business; types and unused names are svelte-check's. */

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', 'public/', 'src/wire.ts', 'src/views/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'array-callback-return': 'error',
      eqeqeq: 'error',
      'no-constructor-return': 'error',
      'no-promise-executor-return': 'error',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',

      // svelte-check finds these too, and it knows the types; compiling every component again would take long.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-undef': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      'svelte/valid-compile': 'off',

      // A board's view is any type, the board alone knows which.
      '@typescript-eslint/no-explicit-any': 'off',
      // Caches are not reactive on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
      // Not the same where something else moves the value too.
      'svelte/prefer-writable-derived': 'off',
    },
  },
  {
    // Icons and drawings that come with the build; nothing else may be shown as HTML.
    files: [
      'src/parts/Icon.svelte',
      'src/boards/kit/Glyph.svelte',
      'src/boards/kit/Legend.svelte',
      'src/boards/praetor/Sign.svelte',
      'src/pages/lobby/doors/*.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
