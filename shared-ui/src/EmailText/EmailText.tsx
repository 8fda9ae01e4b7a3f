/** An e-mail address that, if there is no room, breaks before '@' or a dot, and not within a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?=[@.])/).flatMap((part, at) =>
    // Hidden: a screen reader would read a space there.
    at > 0 ? [<wbr key={at} aria-hidden="true" />, part] : part,
  );
}
