import { useSyncExternalStore } from 'react';
import { StatusTag, type StatusTagProps } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { areas } from '../areas/areas';
import type { AreaState } from '../areas/create-areas';
import { describeError } from '../monitoring/portal-events';
import { useWords as usePortalWords } from '../words';
import type { DeployedBuild } from './useDeployedBuilds';
import { useWords } from './words';

const tones: Record<AreaState['status'], StatusTagProps['tone']> = {
  idle: 'neutral',
  loading: 'info',
  ready: 'good',
  failed: 'bad',
};

interface AreaTableProps {
  builds: readonly DeployedBuild[];
}

export function AreaTable({ builds }: AreaTableProps) {
  const words = useWords();
  const columns = ['area', 'version', 'build', 'origin', 'state', 'lastError'] as const;
  return (
    <Table caption={words('status.table')} captionHidden>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableHeader key={column}>{words(`status.${column}`)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {builds.map((build) => (
          <AreaRow key={build.area} {...build} />
        ))}
      </TableBody>
    </Table>
  );
}

function AreaRow({ area, entry, version, build, error }: DeployedBuild) {
  const words = useWords();
  const portalWords = usePortalWords();
  const state = useSyncExternalStore(areas.subscribe, () => areas.getState(area));
  const running = state.status === 'ready' ? state.area.version : '';
  const lastError = state.status === 'failed' ? describeError(state.error) : error;
  return (
    <TableRow>
      <TableCell header label={words('status.area')}>
        {portalWords(`area.${area}`)}
      </TableCell>
      <TableCell label={words('status.version')}>{version ?? words('status.notListed')}</TableCell>
      <TableCell label={words('status.build')}>{build ?? words('status.unreachable')}</TableCell>
      <TableCell label={words('status.origin')}>
        {entry ? new URL(entry).origin : words('status.none')}
      </TableCell>
      <TableCell label={words('status.state')}>
        <StatusTag tone={tones[state.status]}>
          {state.status === 'ready'
            ? words('status.ready', { version: running })
            : words(`status.${state.status}`)}
        </StatusTag>
      </TableCell>
      <TableCell label={words('status.lastError')}>{lastError ?? words('status.none')}</TableCell>
    </TableRow>
  );
}
