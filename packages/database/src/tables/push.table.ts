/** The key a site signs its pushes with (VAPID), made when it is first needed. */
export interface PushKeysTable {
  site_id: string;
  /** base64url. */
  public_key: string;
  /** AES-256-GCM under a key of the application secret, bound to the site. */
  sealed_private_key: string;
  created_at: Date;
}

/** A browser that takes notices for a player. */
export interface PushDevicesTable {
  id: string;
  site_id: string;
  player_id: string;
  /** Address at the push service of the browser. */
  endpoint: string;
  /** base64url: what a message to it is encrypted with. */
  p256dh: string;
  auth_secret: string;
  created_at: Date;
}
