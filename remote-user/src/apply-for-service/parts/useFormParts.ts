import { useEffect, useMemo, useRef, useState } from 'react';
import { answerName } from 'shared-area/questions';
import type { ServiceDefinition } from 'shared-data';
import { decidingQuestions } from 'shared-data/model';
import { useWatch, type FormFieldIds, type UseFormReturn } from 'shared-ui/form';
import type { ApplyValues } from '../applySchema';
import { formParts, hasErrors, partAt } from './formParts';
import type { PartPlace } from './usePartPlace';

interface FormPartsOptions {
  form: UseFormReturn<ApplyValues>;
  definition: ServiceDefinition | undefined;
  /** Of all fields of the form. */
  ids: FormFieldIds;
  place: PartPlace;
}

export type FormParts = ReturnType<typeof useFormParts>;

/**
 * The form in parts, and the ways between them. A way to another part leaves what was typed as it is and begins anew
 * with errors, since a part is checked when it is left.
 */
export function useFormParts({
  form,
  definition,
  ids,
  place: { isOffered, isOn, choose, place, setPlace },
}: FormPartsOptions) {
  // Where all parts are shown, no answer makes the whole form render.
  const divided = isOn ? definition : undefined;
  const deciding = useMemo(() => (divided ? decidingQuestions(divided) : []), [divided]);
  const decided = useWatch<ApplyValues, `answers.${string}`[]>({
    control: form.control,
    name: useMemo(() => deciding.map(answerName), [deciding]),
  });
  const answers = Object.fromEntries(deciding.map((id, index) => [id, decided[index] ?? '']));
  const parts = divided ? formParts(divided, answers) : [];
  const at = partAt(parts, place.key);
  const part = parts[at];
  const { errors, submitCount } = form.formState;

  // What was not sent for an error in another part is shown there.
  const [triedAt, setTriedAt] = useState(0);
  if (submitCount !== triedAt) {
    setTriedAt(submitCount);
    const wrong = parts.find((one) => hasErrors(one, errors));
    if (wrong && wrong !== part) setPlace({ key: wrong.key, returns: true });
  }

  const heading = useRef<HTMLHeadingElement>(null);
  const [wentOn, setWentOn] = useState<object>();
  // Not where a field or the errors take the focus.
  useEffect(() => {
    if (wentOn) heading.current?.focus();
  }, [wentOn]);

  function begin(key: string | undefined, returns = false) {
    form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    setPlace({ key, returns });
  }

  function go(index: number) {
    begin(parts[index]?.key, place.returns);
    setWentOn({});
  }

  return {
    isOffered,
    isOn,
    choose: (isChosen: boolean) => {
      choose(isChosen);
      begin(undefined);
    },
    part,
    position: at + 1,
    count: parts.length,
    heading,
    /** Of the fields that are on the page. */
    ids: part ? pick(ids, part.fields) : ids,
    isFirst: at === 0,
    /** Whether the answers are checked next, and not another part filled in. */
    isLast: !part || at === parts.length - 1 || place.returns === true,
    next: () => go(at + 1),
    /** Nothing where there is none before. */
    back: at > 0 ? () => go(at - 1) : undefined,
    /** Opens the part of a field that is to be changed; its button leads back. */
    open: (field: string) => {
      const opened = parts.find(({ fields }) => fields.includes(field));
      if (opened) begin(opened.key, true);
    },
    openLast: () => go(parts.length - 1),
  };
}

function pick(ids: FormFieldIds, fields: readonly string[]): FormFieldIds {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => fields.includes(name)));
}
