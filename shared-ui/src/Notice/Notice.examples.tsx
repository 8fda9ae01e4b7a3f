import { Notice } from './Notice';

export function Good() {
  return (
    <Notice tone="good" title="Application Submitted!" live="status">
      Thank you for your submission. We&apos;ll process your request shortly.
    </Notice>
  );
}

export function Warn() {
  return <Notice tone="warn">Please login as User first</Notice>;
}

export function Bad() {
  return (
    <Notice tone="bad" title="Not sent" live="alert">
      The connection was lost. What you typed is still here.
    </Notice>
  );
}

export function Info() {
  return <Notice tone="info">This list is kept on this device only.</Notice>;
}
