/** Answers `matchMedia('(max-width: …)')` as a window of that many pixels would. For tests. */
export function standInForWindowWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? NaN);
    return Object.assign(new EventTarget(), {
      matches: width <= limit,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
