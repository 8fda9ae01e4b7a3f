/** An e-mail address that goes on in the next line before '@' or a dot where it has no room, and not within a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?=[@.])/).flatMap((part, at) =>
    // Hidden: a screen reader would read a blank there.
    at > 0 ? [<wbr key={at} aria-hidden="true" />, part] : part,
  );
}
