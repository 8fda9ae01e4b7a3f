import { Trans, useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { registerCatalogue, type Catalogue, type OtherLanguages } from 'shared-platform';
import type { PartNames, Values } from './placeholders';

type ValuesArgument<Message extends string> = keyof Values<Message> extends never
  ? []
  : [values: Values<Message>];

/** Gives the words for a key in the active language; asks for exactly the values that they name. */
export type Translate<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...values: ValuesArgument<English[Key]>
) => string;

type RichValues<Message extends string> = keyof Values<Message> extends never
  ? { values?: undefined }
  : { values: Record<keyof Values<Message>, ReactNode> };

type RichParts<Message extends string> = [PartNames<Message>] extends [never]
  ? { parts?: undefined }
  : { parts: Record<PartNames<Message>, ReactElement> };

/** Props of the `Words` of an area: a key, its values and an element for each of its `<parts>`. */
export type FormattedMessageProps<English extends Catalogue, Key extends keyof English & string> = {
  id: Key;
} & RichValues<English[Key]> &
  RichParts<English[Key]>;

/**
 * Registers an area's catalogue and gives the typed ways to read it. Call once per area, in
 * `src/i18n/index.ts`.
 * @param name of the area, which begins its keys
 * @param english the words, as ICU messages in a literal (`as const`), so that placeholders are typed
 * @param others the same keys in other languages, each fetched when it is first wanted
 */
export function createMessages<const English extends Catalogue>(
  name: string,
  english: English,
  others?: OtherLanguages<keyof English & string>,
) {
  const prefix = registerCatalogue(name, english, others);

  function useMessages(): Translate<English> {
    const { _ } = useLingui();
    return useCallback((key, ...[values]) => _(`${prefix}.${key}`, values), [_]);
  }

  function FormattedMessage<Key extends keyof English & string>({
    id,
    values,
    parts,
  }: FormattedMessageProps<English, Key>) {
    return (
      <Trans
        id={`${prefix}.${id}`}
        {...(values ? { values } : {})}
        {...(parts ? { components: parts } : {})}
      />
    );
  }

  return { useMessages, FormattedMessage };
}
