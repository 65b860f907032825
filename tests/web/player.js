// Plays in the page as a person does: looks what can be chosen, in the list or on the board, and clicks on it.
(() => {
  /** So long nothing on the page may change while something is waited for, and so long it may take in all. */
  const [STILL, LONGEST] = [30_000, 180_000];
  let word = 1;
  let moved = performance.now();
  new MutationObserver(() => (moved = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const below = (n) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * n);
  };
  const all = (what) => [...document.querySelectorAll(what)];
  const over = () => document.querySelector('[data-over]')?.dataset.over ?? '';
  const sight = () =>
    JSON.stringify([
      document.querySelector('#asked')?.textContent,
      all('.path li').length,
      all('.prompt [data-notation]').map((choice) => choice.dataset.notation + choice.getAttribute('aria-pressed')),
      all('.board [data-lit], .board .chosen').map((place) => place.outerHTML.length),
      !!document.querySelector('[data-confirm]'),
      over(),
    ]);
  const waitFor = async (what, why) => {
    const begun = performance.now();
    while (!what()) {
      const [now, last] = [performance.now(), Math.max(begun, moved)];
      if (now > last + STILL || now > begun + LONGEST) throw new Error(`${why}; the page shows ${sight().slice(0, 500)}`);
      await new Promise((done) => setTimeout(done, 5));
    }
  };
  const press = (what) => what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const lights = () => all('[data-lit]').filter((one) => one.getClientRects().length && !one.closest('.prompt'));
  const free = () => all('.prompt [data-notation]:not([aria-disabled])');
  const sure = () => document.querySelector('[data-confirm]:not(:disabled)');

  /** One click, where something is asked: 'clicked', 'waiting' or 'over'; with a sight, only while the page shows it. */
  async function step(onBoard = 0, seen = null) {
    if (over()) return 'over';
    if (seen !== null && sight() !== seen) return 'waiting';
    const [confirm, choices] = [sure(), free()];
    if (!confirm && !choices.length) return 'waiting';
    if (onBoard === 100 && !confirm) await waitFor(() => lights().length, 'nothing is lit');
    const [before, lit] = [sight(), lights()];
    if (confirm) press(confirm);
    else press(below(100) < onBoard && lit.length ? lit[below(lit.length)] : choices[below(choices.length)]);
    await waitFor(() => sight() !== before, 'a click changes nothing');
    return 'clicked';
  }

  /** Clicks until the game is over, or so often. Gives the number of clicks. */
  async function play(seed, most = 3000, onBoard = 0) {
    word = seed;
    let clicks = 0;
    while (clicks < most && !over()) {
      await waitFor(() => over() || free().length || sure(), 'nobody asks');
      if ((await step(onBoard)) === 'clicked') clicks += 1;
    }
    return clicks;
  }
  window.player = { step, play, over, sight };
})();
