const longSideMaxPx = 2600;
const fromBytes = 1_500_000;
const quality = 0.88;

/**
 * A photo of a camera is larger than anybody needs to read a document, and a slow line takes
 * minutes for it: what is large is drawn smaller before it is sent. What the browser cannot draw is
 * sent as it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size < fromBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longSideMaxPx / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', quality);
    });
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
