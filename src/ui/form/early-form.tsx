import { useScriptMark } from '../early/script-mark.ts'
import { useIsAlive } from './alive.ts'

/** Needs `readKept` of `ui/early/early-typing.ts`. */
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

/** Runs before hydration: restores stored input and enables the submit button. */
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
