import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export function WithAction() {
  return (
    <EmptyState title="No services found" action={<Button variant="secondary">Clear</Button>}>
      Try searching with different keywords
    </EmptyState>
  );
}

export function TitleAlone() {
  return <EmptyState title="No applications found matching your criteria" />;
}
