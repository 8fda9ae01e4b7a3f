/** An e-mail address that, if there is no room, breaks before '@' or a dot, and not within a word. No browser translates it. */
export function EmailText({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?=[@.])/).flatMap((part, at) =>
        // Hidden: a screen reader would read a space there.
        at > 0 ? [<wbr key={at} aria-hidden="true" />, part] : part,
      )}
    </span>
  );
}
