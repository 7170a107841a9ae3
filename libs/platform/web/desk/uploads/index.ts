export * from './DropZone.tsx';
export * from './FileDrop.tsx';
export * from './UploadLines.tsx';
export * from './use-uploads.ts';
export * from './FileView.tsx';
