import { StatusTag } from './StatusTag';

export function Good() {
  return <StatusTag tone="good">Approved</StatusTag>;
}

export function Warn() {
  return <StatusTag tone="warn">Pending</StatusTag>;
}

export function Bad() {
  return <StatusTag tone="bad">Rejected</StatusTag>;
}

export function Info() {
  return <StatusTag tone="info">In Review</StatusTag>;
}

export function Calling() {
  return <StatusTag tone="calling">Returned</StatusTag>;
}

export function Neutral() {
  return <StatusTag tone="neutral">Draft</StatusTag>;
}
