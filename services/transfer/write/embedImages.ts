/** Puts our own images into the elements themselves. One that cannot be read keeps its address. */
export async function embedImages(elements: readonly Element[]): Promise<void> {
  const ours = `${location.origin}/content/assets/`;
  const images = elements
    .flatMap((element) => [...element.querySelectorAll('img')])
    .filter((image) => image.src.startsWith(ours));
  const addresses = [...new Set(images.map(({ src }) => src))];
  const read = await Promise.all(
    addresses.map(async (src) => [src, await dataUrlOf(src)] as const),
  );
  const dataUrls = new Map(read);
  for (const image of images) {
    const data = dataUrls.get(image.src);
    if (data) image.setAttribute('src', data);
  }
}

async function dataUrlOf(src: string): Promise<string | null> {
  try {
    const answer = await fetch(src);
    if (!answer.ok) return null;
    const blob = await answer.blob();
    return await new Promise((done, refuse) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.onerror = () => refuse(reader.error);
      reader.readAsDataURL(blob);
    });
  } catch {
    return null;
  }
}
