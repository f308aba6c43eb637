import { type DragEvent, useEffect, useState } from 'react'

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) =>
  dataTransfer.types.includes('Files')

/** A file that is dropped elsewhere would replace the page and lose the form. */
function keepPage(event: globalThis.DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

function useKeptPage() {
  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])
}

export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useKeptPage()
  const hold = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    hold(event)
    onFiles([...event.dataTransfer.files])
  }
  return { isOver, area: { onDragOver: hold, onDragLeave: hold, onDrop: drop } }
}
