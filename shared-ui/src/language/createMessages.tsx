import { Trans, useLingui } from '@lingui/react';
import { use, useCallback } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { registerCatalogue, type Catalogue } from 'shared-platform';
import { TranslatableText } from '../TranslatableText/TranslatableText';
import { loadOnce, type LoadMessages } from './loadOnce';
import { otherLanguages } from './languages';
import type { PartNames, Values } from './placeholders';

type ValuesArgument<Message extends string> = keyof Values<Message> extends never
  ? []
  : [values: Values<Message>];

/** Returns the message of a key in the active language; requires exactly the values that it names. */
export type Translate<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...values: ValuesArgument<English[Key]>
) => string;

/** A value that is only inserted can also be an element: a link, or a name marked with its language. */
type RichValues<Message extends string> = keyof Values<Message> extends never
  ? { values?: undefined }
  : {
      values: {
        [Name in keyof Values<Message>]: string | number extends Values<Message>[Name]
          ? ReactNode
          : Values<Message>[Name];
      };
    };

type RichParts<Message extends string> = [PartNames<Message>] extends [never]
  ? { parts?: undefined }
  : { parts: Record<PartNames<Message>, ReactElement> };

/** Props of the `FormattedMessage` of an area: a key, its values and an element for each of its `<parts>`. */
export type FormattedMessageProps<English extends Catalogue, Key extends keyof English & string> = {
  id: Key;
} & RichValues<English[Key]> &
  RichParts<English[Key]>;

/**
 * Registers a catalogue and returns the typed functions to read it. Call once per catalogue, in `i18n/index.ts`.
 * In another language rendering waits for the messages: React shows the nearest `Suspense` until then.
 * @param name of the catalogue, the prefix of its keys
 * @param english the messages, as ICU messages in a literal (`as const`), so that placeholders are typed
 * @param load imports the same keys in another language, when it is first needed. If it fails, the texts stay
 * English
 */
export function createMessages<const English extends Catalogue>(
  name: string,
  english: English,
  load?: LoadMessages,
) {
  const others = loadOnce(load, otherLanguages);
  const prefix = registerCatalogue(name, english, others.loaders);

  function useLoadedMessages() {
    const lingui = useLingui();
    const waiting = others.waitingFor(lingui.i18n.locale);
    if (waiting) use(waiting);
    return lingui;
  }

  function useMessages(): Translate<English> {
    const { _ } = useLoadedMessages();
    return useCallback((key, ...[values]) => _(`${prefix}.${key}`, values), [_]);
  }

  function FormattedMessage<Key extends keyof English & string>({
    id,
    values,
    parts,
  }: FormattedMessageProps<English, Key>) {
    useLoadedMessages();
    // Its texts stand beside its parts: on a translated page React can only replace all of them together.
    const typed = values ?? {};
    return (
      <TranslatableText key={JSON.stringify([id, ...textsIn(typed)])}>
        <Trans id={`${prefix}.${id}`} values={valuesAsTyped(typed)} components={parts ?? {}} />
      </TranslatableText>
    );
  }

  return { useMessages, FormattedMessage };
}

function textsIn(values: Record<string, unknown>): unknown[] {
  return Object.values(values).filter((value) => typeof value !== 'object');
}

/** Typed text is not parsed for parts, even if it looks like them. */
function valuesAsTyped(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
}
