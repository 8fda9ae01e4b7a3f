/** Marks theme, session and council as stored in this browser. Omits what it cannot read. */
export function markVisitor({ dataset }: HTMLElement): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('portal-council')) dataset.council = '';
    const session = findSession();
    if (session) dataset.session = session;
  } catch {
    // Storage is blocked: the document looks as for a first visitor.
  }
}

/** The role of the stored session, by the rules of shared-auth's `readSession`. */
function findSession(): string | undefined {
  // oxlint-disable-next-line portal/caught-storage -- `markVisitor` catches it.
  const { role, remember } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
    role?: unknown;
    remember?: unknown;
  };
  // oxlint-disable-next-line portal/caught-storage -- `markVisitor` catches it.
  const hasEnded = remember === false && !/(^|; )portal-session=1/.test(document.cookie);
  const known = role === 'merchant' ? 'staff' : role;
  return !hasEnded && (known === 'user' || known === 'staff' || known === 'admin')
    ? known
    : undefined;
}
