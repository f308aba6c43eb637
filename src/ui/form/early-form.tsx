import { useIsAlive } from './alive.ts'

/**
 * Runs where the form ends in the server's HTML, long before React has come alive on a slow
 * machine. It enables the submit button, leaves the sending to the API's calls, shows what this tab kept of the form, and keeps what is
 * typed until React takes over, in the same way as `typed.ts`. A field is kept by itself, so
 * nothing that was kept of the others is lost.
 */
export const earlyFormScript = `(form=>{
form.onsubmit=e=>e.preventDefault()
for(let e of form.elements)if(e.type=="submit")e.disabled=false
let key=form.dataset.keptAs&&"form/"+form.dataset.keptAs
if(!key)return
let read=()=>{try{return JSON.parse(sessionStorage.getItem(key)||"[]")}catch{return[]}}
let isBox=e=>/^(radio|checkbox)$/.test(e.type)
let kept=read()
for(let e of form.elements){
let own=kept.filter(([name])=>name==e.name)
if(!own.length||e.type=="file"||"secret"in e.dataset)continue
if(isBox(e))e.checked=own.some(([,value])=>value==e.value)
else e.value=own[0][1]}
form.addEventListener("input",({target:{name,dataset}})=>{
if(!name||"secret"in dataset)return
let own=[...new FormData(form)].filter(([n,v])=>n==name&&typeof v=="string")
try{sessionStorage.setItem(key,JSON.stringify([...read().filter(([n])=>n!=name),...own.length?own:[[name,""]]]))}catch{}})
})(document.currentScript.closest("form"))`

/**
 * The script above, at the end of a form that the server draws. A page that was drawn in the
 * browser has no use for it, and neither has one that has come alive.
 */
export function EarlyForm() {
  const isAlive = useIsAlive()
  if (isAlive) return null
  return <script suppressHydrationWarning>{earlyFormScript}</script>
}
