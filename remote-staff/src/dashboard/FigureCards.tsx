import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatCard } from 'shared-ui';
import { FigureGrid } from './FigureGrid';

interface FigureCardsProps {
  figures: readonly { label: string; value: ReactNode; Icon: LucideIcon }[];
}

/** Figures in their order, each with its label. */
export function FigureCards({ figures }: FigureCardsProps) {
  return (
    <FigureGrid>
      {figures.map(({ label, value, Icon }) => (
        <li key={label}>
          <StatCard label={label} value={value} icon={<Icon size={18} aria-hidden="true" />} />
        </li>
      ))}
    </FigureGrid>
  );
}
