import { useScriptMark } from '../early/script-mark.ts'
import { useIsAlive } from './alive.ts'

/** Uses what the script of `ui/early/early-typing.ts` defines in the head. */
const script = `(form=>{
let isBox=e=>/^(radio|checkbox)$/.test(e.type)
let kept=form.dataset.keptAs?readKept(form):[]
for(let e of form.elements){
if(e.type=="submit")e.disabled=false
let own=kept.filter(([name])=>name==e.name)
if(!own.length||e.type=="file"||"secret"in e.dataset)continue
if(isBox(e))e.checked=own.some(([,value])=>value==e.value)
else e.value=own[0][1]}
})(document.currentScript.closest("form"))`

/**
 * Runs where the form ends in the server's HTML, long before React has come alive on a slow machine:
 * shows what this tab kept of the form, and enables the button that sends it. A page that was drawn in
 * the browser has no use for it, and neither has one that has come alive.
 */
export function EarlyForm() {
  const isAlive = useIsAlive()
  const nonce = useScriptMark()
  if (isAlive) return null
  return (
    <script suppressHydrationWarning nonce={nonce}>
      {script}
    </script>
  )
}
