import { Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import type { BulkResult } from './approveAll';
import { useFailureWords } from './useFailureWords';

interface BulkSummaryProps {
  result: BulkResult | null;
}

/** What happened to each of the chosen applications. */
export function BulkSummary({ result }: BulkSummaryProps) {
  const words = useWords();
  const describeFailure = useFailureWords();
  return (
    <Region role="status">
      {result && (
        <Notice tone={result.failed.length > 0 ? 'warn' : 'good'} title={words('bulk.summary')}>
          <p>{words('bulk.approved', { count: result.approved.length })}</p>
          {result.already.length > 0 && (
            <p>{words('bulk.already', { count: result.already.length })}</p>
          )}
          {result.failed.map((failed) => (
            <p key={failed.application.id}>{describeFailure(failed, 'several')}</p>
          ))}
        </Notice>
      )}
    </Region>
  );
}

const Region = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space[4]};
  }
`;
