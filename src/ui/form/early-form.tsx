import { useIsAlive } from './alive.ts'

/**
 * Runs where the form begins in the server's HTML, before there is a field to type in and long before
 * React has come alive on a slow machine. It leaves the sending to the API's calls, and keeps what is
 * typed until React takes over, in the same way as `typed.ts`. A field is kept by itself, so nothing
 * that was kept of the others is lost.
 */
const beginning = `(form=>{
form.onsubmit=e=>e.preventDefault()
let key="form/"+form.dataset.keptAs
form.kept=()=>{try{return JSON.parse(sessionStorage.getItem(key)||"[]")}catch{return[]}}
if("keptAs"in form.dataset)form.addEventListener("input",({target:{name,dataset}})=>{
if(!name||"secret"in dataset)return
let own=[...new FormData(form)].filter(([n,v])=>n==name&&typeof v=="string")
try{sessionStorage.setItem(key,JSON.stringify([...form.kept().filter(([n])=>n!=name),...own.length?own:[[name,""]]]))}catch{}})
})(document.currentScript.closest("form"))`

/** Runs where the form ends: shows what this tab kept of it, and enables the button that sends it. */
const end = `(form=>{
let isBox=e=>/^(radio|checkbox)$/.test(e.type)
let kept="keptAs"in form.dataset?form.kept():[]
for(let e of form.elements){
if(e.type=="submit")e.disabled=false
let own=kept.filter(([name])=>name==e.name)
if(!own.length||e.type=="file"||"secret"in e.dataset)continue
if(isBox(e))e.checked=own.some(([,value])=>value==e.value)
else e.value=own[0][1]}
})(document.currentScript.closest("form"))`

const scripts = { beginning, end }

/**
 * Stands as the first and as the last child of a form that the server draws. A page that was drawn
 * in the browser has no use for it, and neither has one that has come alive.
 */
export function EarlyForm({ part }: { part: keyof typeof scripts }) {
  const isAlive = useIsAlive()
  if (isAlive) return null
  return <script suppressHydrationWarning>{scripts[part]}</script>
}
