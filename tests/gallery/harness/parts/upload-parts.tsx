import { FileUpload } from '@pavilion/ui-desk/file-upload';
import type { UploadItem } from '@pavilion/ui-desk/upload-row';
import { useState } from 'react';
import { PartSection, Specimen } from './specimen.tsx';

const problems = {
  wrongType: 'is not a picture or PDF',
  tooLarge: 'is larger than 5 MB',
  empty: 'is empty',
  tooMany: 'is one too many',
};
const texts = {
  drop: 'Drop files here or',
  browse: 'choose them',
  problem: (problem: keyof typeof problems, name: string) => `${name} ${problems[problem]}`,
  progress: (name: string) => `Sending ${name}`,
  done: 'Sent',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
};
const rules = { accept: ['image/*', 'application/pdf'], maxBytes: 5 * 1024 * 1024, maxFiles: 4 };

const samples: UploadItem[] = [
  {
    id: '1',
    name: 'passport-front.jpg',
    size: '1.8 MB',
    state: 'done',
    imageUrl: '/art/logo/casino1/gold/P/mark',
  },
  {
    id: '2',
    name: 'proof-of-address-november-2026-electricity.pdf',
    size: '640 kB',
    state: 'sending',
    percent: 62,
  },
  {
    id: '3',
    name: 'selfie.png',
    size: '2.2 MB',
    state: 'failed',
    error: 'The connection was lost',
  },
];

/** Files on their way. */
export function UploadParts() {
  const [items, setItems] = useState<UploadItem[]>([]);
  const nothing = () => undefined;
  return (
    <PartSection
      id="upload"
      title="File upload"
      about="Dropped or chosen, checked for type, size and number before anything is sent."
    >
      <Specimen name="Try it">
        <FileUpload
          label="Identity document"
          hint="JPG, PNG or PDF, up to 5 MB, at most 4"
          {...rules}
          items={items}
          texts={texts}
          onAdd={(files) =>
            setItems([
              ...items,
              ...files.map((file): UploadItem => ({
                id: `${file.name}-${file.lastModified}`,
                name: file.name,
                size: `${Math.ceil(file.size / 1024)} kB`,
                state: 'done',
                file,
              })),
            ])
          }
          onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        />
      </Specimen>
      <Specimen name="Sent, on its way, failed">
        <FileUpload
          label="Documents"
          {...rules}
          items={samples}
          texts={texts}
          onAdd={nothing}
          onRemove={nothing}
          onRetry={nothing}
        />
      </Specimen>
      <Specimen name="Invalid and disabled">
        <FileUpload
          label="Payment slip"
          {...rules}
          items={[]}
          texts={texts}
          onAdd={nothing}
          onRemove={nothing}
          error="Add the slip of your transfer"
        />
        <FileUpload
          label="Locked"
          {...rules}
          items={[]}
          texts={texts}
          onAdd={nothing}
          onRemove={nothing}
          isDisabled
        />
      </Specimen>
    </PartSection>
  );
}
