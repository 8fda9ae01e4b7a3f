/** Hears an event of the window; nothing where there is none. Returns what ends it. */
export function hearWindow(type: 'online' | 'offline', heard: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener(type, heard);
  return () => window.removeEventListener(type, heard);
}
