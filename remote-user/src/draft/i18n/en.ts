export default {
  restored: 'This is your draft of {moment}, kept on this device.',
  kept: 'Kept on this device as a draft.',
  notKept: 'This cannot be kept as a draft on this device. Submit it before you close this page.',
} as const;
