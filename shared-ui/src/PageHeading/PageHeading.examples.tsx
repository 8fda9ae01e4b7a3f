import { ButtonLink } from '../Button/ButtonLink';
import { PageHeading } from './PageHeading';

export function Plain() {
  return <PageHeading>Application Status</PageHeading>;
}

export function WithLeadAndActions() {
  return (
    <PageHeading
      documentTitle="Dashboard"
      lead="Welcome back! Here's what's happening today."
      actions={<ButtonLink to="/staff/applications">New Application</ButtonLink>}
    >
      Dashboard Overview
    </PageHeading>
  );
}
