/** A brand. */
export interface SitesTable {
  id: string;
  external_id: string;
  name: string;
  currency: string;
  /** ISO 3166 alpha-2. */
  country: string;
  status: 'ACTIVE' | 'INACTIVE';
  theme_code: string;
  theme_colour: string;
  logo_wide: string;
  logo_mark: string;
  logo_mono: string;
  logo_text: string;
  expires_at: Date | null;
  android_url: string;
  ios_url: string;
  manifest_icon: string;
  is_gamified: boolean;
  affiliate_domain: string;
  chat_id: string;
  is_chat_enabled: boolean;
  chat_image_id: string;
  show_referral: boolean;
  show_app_download: boolean;
  show_announcements: boolean;
  /** Percentage of the referral programme. */
  referral_setting: number;
  minimum_age: number;
  is_maintenance: boolean;
  maintenance_start_at: Date | null;
  maintenance_end_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
