import { universalZone } from './universal-zone.ts';

/** Where most people of a country live by one clock; what else a site wants, its operator says. */
const zones: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CN: 'Asia/Shanghai',
  CW: 'America/Curacao',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MT: 'Europe/Malta',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  NP: 'Asia/Kathmandu',
  PH: 'Asia/Manila',
  RU: 'Europe/Moscow',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  TW: 'Asia/Taipei',
  US: 'America/New_York',
  VN: 'Asia/Ho_Chi_Minh',
};

/** The zone a new site of a country (ISO 3166 alpha-2) counts its days by. */
export const zoneOfCountry = (country: string): string => zones[country] ?? universalZone;
