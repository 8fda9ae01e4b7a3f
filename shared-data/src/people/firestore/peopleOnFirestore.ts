import { unfinished } from '../../firestore/unfinished';
import type { PeopleRecords } from '../PeopleRecords';

export const peopleOnFirestore = unfinished<PeopleRecords>('people');
