import { useCallback, useState } from 'react';
import { SearchedNote, SimilarNames } from 'shared-area';
import type { Application, RecordsState, WorklistPage } from 'shared-data';
import { Skeleton, theme } from 'shared-ui';
import { DataTable, Pagination } from 'shared-ui/table';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { RunningAssignments } from './AssignmentActions';
import { HandOverDialog } from './HandOverDialog';
import { NothingListed } from './NothingListed';
import { useWorklistMessages } from './i18n';
import { useAssignment } from './useAssignment';
import { HasLeft, useHasLeft } from './useHasLeft';
import type { WorklistAddress } from './useWorklistAddress';
import { useWorklistColumns } from './useWorklistColumns';

interface WorklistProps {
  address: WorklistAddress;
  state: RecordsState<WorklistPage>;
  pageSize: number;
}

const rowId = ({ id }: Application) => id;

/** The applications of a tab, each a row that opens its review. */
export function Worklist({ address, state, pageSize }: WorklistProps) {
  const t = useWorklistMessages();
  const { running, take, giveBack } = useAssignment();
  const [handedOver, setHandedOver] = useState<Application>();
  const stopHandingOver = useCallback(() => setHandedOver(undefined), []);
  const found = state.status === 'ready' ? state.data : undefined;
  const hasLeft = useHasLeft([...(found?.rows ?? []), ...(found?.similar ?? [])]);
  const columns = useWorklistColumns({
    tab: address.tab,
    onTake: take,
    onHandOver: setHandedOver,
    onGiveBack: giveBack,
  });

  return (
    <>
      <SearchedNote searched={found?.searched} />
      <RecordsView
        state={state}
        failed={t('failed')}
        skeleton={<Skeleton height="64px" lines={8} />}
      >
        {({ rows, total, similar }, stale) => {
          const show = (shown: Application[], caption: string) => (
            <Rows>
              <DataTable
                caption={caption}
                columns={columns}
                rows={shown}
                rowId={rowId}
                stale={stale}
              />
            </Rows>
          );
          return (
            <RunningAssignments value={running}>
              <HasLeft value={hasLeft}>
                {total === 0 ? (
                  <NothingListed address={address} />
                ) : (
                  <>
                    {show(rows, t('list'))}
                    <Pagination
                      page={address.chosen.page}
                      pageSize={pageSize}
                      total={total}
                      onPage={address.goTo}
                    />
                  </>
                )}
                <SimilarNames rows={similar}>{show}</SimilarNames>
              </HasLeft>
            </RunningAssignments>
          );
        }}
      </RecordsView>
      <HandOverDialog application={handedOver} onClose={stopHandingOver} />
    </>
  );
}

/** The whole row is clickable; its buttons are above that area. The row with the focus is marked. */
const Rows = styled.div`
  --mark: 4px;

  [dir='rtl'] & {
    --mark: -4px;
  }

  tbody > tr {
    position: relative;
  }

  tbody button {
    position: relative;
    z-index: 1;
  }

  tbody > tr:focus-within > * {
    background: ${theme.color.raised};
  }

  tbody > tr:focus-within > :first-child {
    box-shadow: inset var(--mark) 0 0 ${theme.color.accent};
  }

  tbody > tr > :first-child {
    white-space: nowrap;
  }

  @media not print {
    /* In a card, the name is first. */
    [data-cards] tbody > tr {
      display: flex;
      flex-direction: column;
    }

    [data-cards] tbody > tr > th {
      order: -1;
    }

    [data-cards] tbody > tr:focus-within {
      box-shadow: inset var(--mark) 0 0 ${theme.color.accent};
    }

    [data-cards] tbody > tr:focus-within > * {
      background: none;
      box-shadow: none;
    }
  }
`;
