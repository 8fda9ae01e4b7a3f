import type { SecondText } from './certificateSchemas';
import { digestToken } from './digestToken';

/** SHA-256 of a second text in base64url; only this digest is signed (docs/decisions/0027). */
export function digestSecondText(second: SecondText): Promise<string> {
  const { language, council, title, text, facts, signatory } = second;
  const pairs = facts.map(({ label, value }) => [label, value]);
  // A list, so that the digest does not depend on the order of the stored fields.
  return digestToken(
    JSON.stringify([language, council, title, text, pairs, signatory.name, signatory.office]),
  );
}
