/** @jest-environment node */
import { storageForEachTest } from '../../device/testing/storageForEachTest';
import { addFileReader } from '../../firestore/testing/addFileReader';
import { addAddress } from '../../store/testing/addAddress';
import { describeCertificates } from '../contract/describeCertificates';

// In Node, whose WebCrypto and structured clone know keys; jsdom's do not.
addAddress();
addFileReader();

const open = storageForEachTest();

describeCertificates(() => open());
