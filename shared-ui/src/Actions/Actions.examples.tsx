import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { TextLink } from '../TextLink/TextLink';
import { Actions } from './Actions';

export function OfAForm() {
  return (
    <Actions>
      <Button type="submit">Submit Application</Button>
      <Button variant="secondary">Save Draft</Button>
      <Button variant="quiet">Discard draft</Button>
    </Actions>
  );
}

export function OfAnEntry() {
  return (
    <Actions>
      <ButtonLink to="/admin/services/1" variant="secondary" size="small">
        Edit
      </ButtonLink>
      <Button variant="secondary" size="small" icon={<Trash2 size={18} aria-hidden="true" />}>
        Remove
      </Button>
    </Actions>
  );
}

export function WithALink() {
  return (
    <Actions>
      <Button variant="secondary">Print receipt</Button>
      <TextLink to="/staff/day-sheet">Day sheet</TextLink>
    </Actions>
  );
}

export function InLittleRoom() {
  return (
    <Narrow>
      <Actions>
        <Button>Approve</Button>
        <Button variant="danger">Reject</Button>
        <Button variant="quiet">Cancel</Button>
      </Actions>
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 240px;
`;
