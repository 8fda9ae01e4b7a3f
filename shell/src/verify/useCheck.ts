import { useCallback, useEffect, useState } from 'react';
import { check, type CheckAnswer, type Question } from './check';

/** The answer to a question, undefined while it loads, and a function that repeats the check. */
export function useCheck(question: Question | undefined) {
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState<{ to: string; answer: CheckAnswer }>();
  const { kind, text } = question ?? {};
  const asked = `${turn} ${kind} ${text}`;

  useEffect(() => {
    if (kind === undefined || text === undefined) return;
    let isCurrent = true;
    const settle = (answer: CheckAnswer) => {
      if (isCurrent) setAnswered({ to: asked, answer });
    };
    check({ kind, text }).then(settle, () => settle({ kind: 'unreachable' }));
    return () => {
      isCurrent = false;
    };
  }, [kind, text, asked]);

  return {
    answer: question && answered?.to === asked ? answered.answer : undefined,
    repeat: useCallback(() => setTurn((current) => current + 1), []),
  };
}
