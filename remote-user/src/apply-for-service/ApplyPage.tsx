import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Application } from 'shared-data';
import { PageHeading } from 'shared-ui';
import { useWords } from '../words';
import { ApplyDesk } from './ApplyDesk';
import { Confirmation } from './Confirmation';
import { Received } from './Received';

/** Milliseconds that the confirmation lasts (spec.md §9). */
const confirmationTime = 3000;

/** editing → submitted (the confirmation) → after 3 s an empty form again (spec.md §4). */
export function ApplyPage() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const [round, setRound] = useState(0);
  const [submitted, setSubmitted] = useState<Application>();
  const [received, setReceived] = useState<Application>();

  useEffect(() => {
    if (!submitted) return;
    const timer = setTimeout(() => {
      setReceived(submitted);
      setSubmitted(undefined);
      setRound((count) => count + 1);
    }, confirmationTime);
    return () => clearTimeout(timer);
  }, [submitted]);

  return (
    <>
      <PageHeading lead={words('apply.lead')}>{words('apply.title')}</PageHeading>
      {submitted ? (
        <Confirmation />
      ) : (
        <>
          {received && <Received key={received.id} application={received} />}
          <ApplyDesk
            key={round}
            wanted={search.get('service')}
            onSubmitted={(application) => {
              setSubmitted(application);
              setSearch({}, { replace: true });
            }}
            onDiscarded={() => setRound((count) => count + 1)}
          />
        </>
      )}
    </>
  );
}
