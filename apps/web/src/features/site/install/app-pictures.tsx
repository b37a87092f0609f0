import { useLanguageTag } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callerPorts } from '../../../core/api.ts';

/** What of the app's document is shown: the words and pictures an operator wrote for it. */
interface AppDocument {
  description: string;
  screenshots: Array<{ src: string; sizes: string; label?: string }>;
}

/**
 * The document of the app in the page's language, as an installing browser reads it; null until it
 * is there.
 */
function useAppDocument(): AppDocument | null {
  const tag = useLanguageTag();
  const { data } = useQuery({
    queryKey: ['app-document', tag],
    queryFn: async ({ signal }): Promise<AppDocument> => {
      const answer = await callerPorts.fetch(`/manifest.webmanifest?lang=${tag}`, { signal });
      // The server writes a document of this shape.
      return (await answer.json()) as AppDocument;
    },
    meta: { handled: true },
  });
  return data ?? null;
}

/** What the app is and how it looks; nothing where the operator has no pictures of it. */
export function AppPictures() {
  const app = useAppDocument();
  if (!app || app.screenshots.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="m-0 text-text-muted wrap-anywhere">{app.description}</p>
      <ul className="m-0 flex list-none flex-wrap gap-3 p-0">
        {app.screenshots.map(({ src, sizes, label = '' }) => {
          const [width, height] = sizes.split('x');
          return (
            <li key={src}>
              <img
                src={src}
                width={width}
                height={height}
                alt={label}
                loading="lazy"
                className="h-64 w-auto max-w-full rounded-card border border-line object-contain"
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
