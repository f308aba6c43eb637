/**
 * Keeps what is typed into a form of the server's HTML until React takes over, in the same way as
 * `ui/form/typed.ts`, and leaves the sending to the API's calls. A field is kept by itself, so nothing
 * that was kept of the others is lost. It listens at the window, ahead of React, which stops events
 * that are for a part of the page it has not taken over: nobody below would hear of them.
 */
export const earlyTypingScript = `addEventListener("submit",e=>e.target.method=="post"&&e.preventDefault(),!0)
readKept=form=>{try{return JSON.parse(sessionStorage.getItem("form/"+form.dataset.keptAs)||"[]")}catch{return[]}}
addEventListener("input",({target:{form,name,dataset}})=>{
if(!form||!name||!form.dataset.keptAs||!("early"in form.dataset)||"secret"in dataset)return
let own=[...new FormData(form)].filter(([n,v])=>n==name&&typeof v=="string")
try{sessionStorage.setItem("form/"+form.dataset.keptAs,JSON.stringify([...readKept(form).filter(([n])=>n!=name),...own.length?own:[[name,""]]]))}catch{}},!0)`
