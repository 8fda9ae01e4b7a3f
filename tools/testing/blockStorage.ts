/** Simulates a browser that blocks storage for all pages, until the mocks are restored. */
export function blockStorage(): void {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(blocked);
}
