import { ButtonLink } from 'shared-ui';
import { NeedsYouCard } from './NeedsYouCard';

export function WithADeed() {
  return (
    <NeedsYouCard as="section" aria-labelledby="needs-you">
      <h2 id="needs-you">For you to do</h2>
      <p>Residence Proof was returned: the proof of residence cannot be read.</p>
      <ButtonLink to="/user/applications/4">Answer</ButtonLink>
    </NeedsYouCard>
  );
}
