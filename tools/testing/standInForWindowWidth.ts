/** Answers `matchMedia('(max-width: …)')` and `(min-width: …)` as a window of that many pixels would. For tests. */
export function standInForWindowWidth(width: number): void {
  window.matchMedia = (query) => {
    const limitOf = (edge: string) =>
      Number(RegExp(`${edge}-width: (\\d+)px`).exec(query)?.[1] ?? NaN);
    return Object.assign(new EventTarget(), {
      matches: width <= limitOf('max') || width >= limitOf('min'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
