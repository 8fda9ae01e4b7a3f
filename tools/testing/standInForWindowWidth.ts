/** Makes `matchMedia('(max-width: …)')` and `(min-width: …)` answer as for a viewport of this width in pixels. For tests. */
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
