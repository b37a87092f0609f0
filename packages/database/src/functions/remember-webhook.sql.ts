/**
 * Keeps a webhook by its id; gives whether it is `new`, came before (`repeated`), or came before
 * with another body (`reused`).
 */
export const rememberWebhookFunction = `
create function remember_webhook(
  p_source text, p_webhook text, p_reference text, p_outcome text, p_body text, p_now timestamptz)
returns text language plpgsql as $$
begin
  insert into payment_webhooks (provider, webhook_id, reference, outcome, body, received_at)
  values (p_source, p_webhook, p_reference, p_outcome, p_body, p_now) on conflict do nothing;
  if found then return 'new'; end if;
  return (select case when k.body = p_body then 'repeated' else 'reused' end
            from payment_webhooks k where k.provider = p_source and k.webhook_id = p_webhook);
end $$;
`;
