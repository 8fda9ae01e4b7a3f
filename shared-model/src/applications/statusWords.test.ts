import type { ApplicationStatus } from './Application';
import {
  adminPriority,
  adminStatus,
  citizenStatus,
  staffPriority,
  staffStatus,
} from './statusWords';

it.each<[ApplicationStatus, string, string]>([
  ['pending', 'pending', 'pending'],
  ['in-review', 'in-review', 'pending'],
  ['returned', 'returned', 'pending'],
  ['recommended', 'in-review', 'pending'],
  ['approved', 'approved', 'approved'],
  ['rejected', 'rejected', 'rejected'],
])('calls %s %s for citizens and %s for staff and admins', (status, forCitizens, forCouncil) => {
  expect(citizenStatus(status)).toBe(forCitizens);
  expect(staffStatus(status)).toBe(forCouncil);
  expect(adminStatus(status)).toBe(forCouncil);
});

it.each([
  ['Approved', 'approved'],
  ['IN REVIEW', 'in-review'],
  ['on hold', 'other'],
  ['', 'other'],
])('reads %j as %s', (status, expected) => {
  expect(citizenStatus(status)).toBe(expected);
});

it.each([
  ['normal', 'normal', 'normal'],
  ['high', 'medium', 'high'],
  ['urgent', 'high', 'urgent'],
] as const)('calls the priority %s %s for staff and %s for admins', (priority, staff, admin) => {
  expect(staffPriority(priority)).toBe(staff);
  expect(adminPriority(priority)).toBe(admin);
});
