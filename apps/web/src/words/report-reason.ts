import type { ReportReason } from '@wheel/contract';

const TEXTS: Readonly<Record<ReportReason, string>> = {
  unsuitable: 'Unsuitable',
  personal: 'Personal data',
  copyright: 'Copyright',
  spam: 'Spam',
  other: 'Something else',
};

export const REASONS = Object.keys(TEXTS) as readonly ReportReason[];

export const reasonText = (reason: ReportReason): string => TEXTS[reason];
