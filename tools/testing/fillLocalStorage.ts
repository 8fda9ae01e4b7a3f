/** Simulates a browser without room in local storage for another text, until the mocks are restored. */
export function fillLocalStorage(): void {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, ...item) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.apply(this, item);
  });
}
