import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../context/useAuth';
import {
  explainProviderError,
  isProviderError,
  refusedFieldOf,
} from '../provider-errors/explainProviderError';
import type { RefusedFields } from '../provider-errors/messagesByCode';
import { t, type AuthMessageKey } from '../i18n/t';
import { cleanValues } from './cleanValues';
import type { Rules } from './rule';

export interface Submission<Values> {
  /** Resolves to whether it succeeded. A second call while busy is ignored and resolves to false. */
  submit: (values: Values) => Promise<boolean>;
  busy: boolean;
  /** The message for the person, or null. */
  error: string | null;
  /** The fields that the error is about; empty for a failure of the provider. */
  errorFields: readonly (keyof Values)[];
  /** The same error at the field that the provider refused, where it refused one. */
  refused: RefusedFields;
  clearError: () => void;
}

interface SubmissionSteps<Values> {
  rules: Rules<Values>;
  perform: (values: Values) => Promise<void>;
  /** The message of a failure that has none of its own. */
  fallback: AuthMessageKey;
  /** Artificial wait before it is performed, in milliseconds (`spec.md §9`). */
  delay?: number;
}

interface Problem<Values> {
  error: string | null;
  errorFields: readonly (keyof Values)[];
  refused: RefusedFields;
}

const noProblem = { error: null, errorFields: [], refused: {} };

/** A form that is sent to the identity provider: its cleaned texts, rules, delay and errors. */
export function useSubmission<Values extends object>({
  rules,
  perform,
  fallback,
  delay = 0,
}: SubmissionSteps<Values>): Submission<Values> {
  const { identity } = useAuth();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem<Values>>(noProblem);
  const isRunning = useRef(false);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    // With the first key press: until then, the form itself has priority.
    const begin = () => void identity.warmUp();
    document.addEventListener('input', begin, { once: true });
    return () => {
      isShown.current = false;
      document.removeEventListener('input', begin);
    };
  }, [identity]);

  async function submit(typed: Values) {
    if (isRunning.current) return false;
    const values = cleanValues(typed);
    const broken = rules(values);
    setProblem(
      broken ? { ...noProblem, error: t(broken.word), errorFields: broken.fields } : noProblem,
    );
    if (broken) return false;

    isRunning.current = true;
    setBusy(true);
    try {
      void identity.warmUp();
      await wait(delay);
      // A person who has left the form in the meantime has changed their mind.
      if (!isShown.current) return false;
      await perform(values);
      return true;
    } catch (error) {
      if (!isProviderError(error)) console.error(error);
      const explained = explainProviderError(error, t(fallback));
      const field = refusedFieldOf(error);
      setProblem({
        error: explained,
        errorFields: [],
        refused: field ? { [field]: explained } : {},
      });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { submit, busy, ...problem, clearError: () => setProblem(noProblem) };
}

/** The wait that the specification asks for before signing in and registering (`spec.md §9`). */
function wait(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
