import { useSyncExternalStore } from 'react';
import { Skeleton, StatusTag, type StatusTagProps } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { type AreaName, areaNames } from '../areas/area';
import { areas } from '../areas/areas';
import type { AreaState } from '../areas/createAreas';
import { describeError } from '../monitoring/portalEvents';
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
  /** Undefined until they are known: the rows stand there already. */
  builds: readonly DeployedBuild[] | undefined;
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
        {areaNames.map((area) => (
          <AreaRow key={area} area={area} deployed={builds?.find((build) => build.area === area)} />
        ))}
      </TableBody>
    </Table>
  );
}

interface AreaRowProps {
  area: AreaName;
  deployed: DeployedBuild | undefined;
}

function AreaRow({ area, deployed }: AreaRowProps) {
  const words = useWords();
  const portalWords = usePortalWords();
  const state = useSyncExternalStore(areas.subscribe, () => areas.getState(area));
  const running = state.status === 'ready' ? state.area.version : '';
  const lastError = state.status === 'failed' ? describeError(state.error) : deployed?.error;
  const once = (found: string | undefined) =>
    deployed ? found : <Skeleton width="min(12ch, 40vw)" height="1.5em" />;
  return (
    <TableRow>
      <TableCell header label={words('status.area')}>
        {portalWords(`area.${area}`)}
      </TableCell>
      <TableCell label={words('status.version')}>
        {once(deployed?.version ?? words('status.notListed'))}
      </TableCell>
      <TableCell label={words('status.build')}>
        {once(deployed?.build ?? words('status.unreachable'))}
      </TableCell>
      <TableCell long label={words('status.origin')}>
        {once(deployed?.entry ? new URL(deployed.entry).origin : words('status.none'))}
      </TableCell>
      <TableCell label={words('status.state')}>
        <StatusTag tone={tones[state.status]}>
          {state.status === 'ready'
            ? words('status.ready', { version: running })
            : words(`status.${state.status}`)}
        </StatusTag>
      </TableCell>
      <TableCell long label={words('status.lastError')}>
        {once(lastError ?? words('status.none'))}
      </TableCell>
    </TableRow>
  );
}
